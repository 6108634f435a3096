// TypeScript's library lacks this type, because only Chromium has it.
type Saving = { connection?: { saveData?: boolean } }

export const mayFetchAhead = (): boolean =>
  navigator.onLine && !(navigator as Saving).connection?.saveData
