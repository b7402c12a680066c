import { mount } from "svelte";
import "./style/base.css";
import App from "./App.svelte";
import { preferredLanguage, speech } from "./i18n/language.svelte";
import { setOut } from "./person/travel";
import { look, preferredTheme } from "./stores/theme.svelte";

look.wear(preferredTheme());
await speech.speak(preferredLanguage()).catch(() => speech.speak("en"));
setOut();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
