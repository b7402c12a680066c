import { api } from "../api/client";
import { notices } from "../stores/notices.svelte";
import { router } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** Shows the invitation into the hall that stands in the address, if one does. */
export async function takeInvitation(): Promise<void> {
  const code = new URL(location.href).searchParams.get("code");
  if (code === null) return;
  router.go("/", true);
  try {
    await api.useInvitation(code);
    notices.news({ key: "host.invited" });
  } catch (trouble) {
    notices.error(saying(trouble));
  }
}
