// Beside the code on a person's own phone: keeps the screen lit while it is held out. The browser lets
// go of it when the page is hidden, so it is asked for anew. Without this the page says everything.
async function hold() {
  if (document.visibilityState !== 'visible') return
  await navigator.wakeLock?.request('screen').catch(() => undefined) // refused on a low battery
}

document.addEventListener('visibilitychange', hold)
hold()
