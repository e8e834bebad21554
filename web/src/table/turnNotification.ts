/** A notification of the browser that it is the viewer's turn, while the page is in the background. */
import { notify } from "../core/settings.svelte";

/** Asks the browser for permission; false if it does not give it. Call it after a click. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Shows one notification for each table; a newer one replaces it. A click leads to the table. */
export async function notifyTurn(title: string, body: string, address: string): Promise<void> {
  if (notify.chosen === "off" || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: address, data: address, icon: "/icons/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options); // phones show only those of a service worker
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
