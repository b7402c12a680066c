package althing.server.types;

import java.util.List;

import althing.server.api.Answers;
import althing.server.api.CallState;
import althing.server.api.Components;
import althing.server.api.ContestState;
import althing.server.api.DailyState;
import althing.server.api.Hall;
import althing.server.api.HostState;
import althing.server.api.LessonPlan;
import althing.server.api.LobbyState;
import althing.server.api.Me;
import althing.server.api.Problem;
import althing.server.api.ProfileState;
import althing.server.api.PuzzleState;
import althing.server.api.Replay;
import althing.server.api.Requests;
import althing.server.api.ReviewState;
import althing.server.api.TableState;
import althing.server.api.TableSummary;
import althing.server.api.Takeout;

/** The records that cross the hall's door. */
final class ApiRecords {

    static final List<Class<?>> ANSWERS = List.of(TableState.class, TableSummary.class, Hall.class, Components.class,
            LessonPlan.class, TableState.ChatPage.class,
            Replay.class, Problem.class, Answers.Created.class, Answers.Done.class, Answers.Played.class,
            Answers.Joined.class,
            Answers.Why.class, Answers.Health.class, ReviewState.class, PuzzleState.PuzzleCount.class,
            PuzzleState.PuzzleTable.class, PuzzleState.PuzzleAnswer.class, LobbyState.LobbyTable.class,
            LobbyState.Acquaintance.class, Answers.Notes.class, Me.class, Me.Code.class,
            Me.Link.class, Me.Blocked.class, Me.NewPasskey.class, Me.AskPasskey.class, Me.Departure.class,
            ProfileState.class,
            ProfileState.SeatProfile.class, ProfileState.LadderPlace.class, Takeout.class, CallState.class,
            CallState.AskedAt.class,
            HostState.class, HostState.Invitation.class, DailyState.class, ContestState.class);
    static final List<Class<?>> REQUESTS = List.of(Requests.Join.class, Requests.OpenTable.class,
            Requests.OpenLesson.class,
            Requests.GoOn.class,
            Requests.OpenSandbox.class, Requests.SeatRequest.class, Requests.PlayMove.class, Requests.AskHint.class,
            Requests.AnswerPuzzle.class, Requests.Say.class, Requests.OpenLot.class, Requests.SealLot.class,
            Requests.TakeBack.class, Requests.Fill.class, Requests.StandIn.class, Requests.GiveTime.class,
            Requests.Rest.class, Requests.Propose.class, Requests.WriteDown.class, Me.Change.class, Me.NameCode.class,
            Me.MakeToken.class, Me.Block.class, Me.MadePasskey.class, Me.ShownPasskey.class, Me.NameKey.class,
            Me.NameMail.class, Me.NameLink.class,
            Me.GoToProvider.class, Me.ComeFromProvider.class,
            ProfileState.Show.class, Requests.LeaveOrder.class,
            CallState.AddWay.class, CallState.TurnWay.class, CallState.TurnKind.class, CallState.ConfirmWay.class,
            CallState.StopWay.class,
            HostState.ShowKey.class, HostState.SetRules.class, HostState.NameSeat.class, HostState.Rename.class,
            HostState.ReportLine.class, HostState.EndTable.class, DailyState.PlayDaily.class, HostState.Bounds.class,
            ContestState.OpenContest.class, ContestState.EnterContest.class);

    private ApiRecords() {
    }
}
