import { workerAddress } from '#src/device/worker-address.ts';
import { endSubscription, type Refusal, readPushKey, sendSubscription, sendTrial } from './reminders-api.ts';

/** Whether this device shows notifications; `iphone` where the page must be on the home screen for it. */
export type PushState = 'unable' | 'iphone' | 'denied' | 'off' | 'on';

/** How a wish about notifications went; `dismissed` where the browser's question was left without an answer. */
export type PushOutcome = 'done' | 'denied' | 'dismissed' | Refusal;

/** How notifications stand on this device. Nothing is asked, and nothing is registered. */
export async function readPush(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleTouch() ? 'iphone' : 'unable';
  }
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) && Notification.permission === 'granted' ? 'on' : 'off';
}

// iPads say that they are computers, which have no screen for several fingers.
const isAppleTouch = (): boolean => navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 1;

async function ownSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Asks for permission and gives the server the address of this device. To be called on a tap: browsers ask for no less. */
export async function switchPushOn(language: string): Promise<PushOutcome> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const reply = await readPushKey();
  if (reply.kind !== 'answered') return reply.kind;
  try {
    await navigator.serviceWorker.register(workerAddress);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with another key would be refused.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: reply.answer.key,
    });
    const sent = await sendSubscription(subscription.toJSON(), language);
    if (sent.kind === 'answered') return 'done';
    await subscription.unsubscribe();
    return sent.kind;
  } catch {
    return 'failed';
  }
}

/** Shows no notifications any more. Where the server cannot be told, it learns of it at its next try. */
export async function switchPushOff(): Promise<PushOutcome> {
  const subscription = await ownSubscription();
  if (!subscription) return 'done';
  try {
    await subscription.unsubscribe();
  } catch {
    return 'failed';
  }
  await endSubscription(subscription.endpoint);
  return 'done';
}

/** Has the server send a notification at once. */
export async function tryPush(): Promise<PushOutcome> {
  const subscription = await ownSubscription();
  if (!subscription) return 'failed';
  const { kind } = await sendTrial(subscription.endpoint);
  return kind === 'answered' ? 'done' : kind;
}

/** Tells the server anew of this device, where notifications are on: it may have forgotten it, or the browser may have renewed it. */
export async function renewPush(language: string): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription) await sendSubscription(subscription.toJSON(), language);
}
