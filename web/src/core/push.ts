/** This browser's subscription to push notices. */

/** Whether the browser has push at all, and a service worker that shows it. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Subscribes with the server's key; null if the user or the browser does not allow it. Call it after a click. */
export async function subscribePush(key: string): Promise<Subscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!worker || (await Notification.requestPermission()) !== "granted") return null;
  try {
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be of another server key
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return endpoint && keys?.p256dh && keys.auth
      ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
      : null;
  } catch {
    return null; // no push service can be reached
  }
}

export async function unsubscribePush(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
