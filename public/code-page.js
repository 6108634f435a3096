// Keeps the screen on while a person shows their code. The browser releases the lock when the page is hidden,
// so it is requested again. Without this script the page still says everything.
async function hold() {
  if (document.visibilityState !== 'visible') return
  await navigator.wakeLock?.request('screen').catch(() => undefined) // refused if the battery is low
}

document.addEventListener('visibilitychange', hold)
hold()
