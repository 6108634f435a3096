// TypeScript's library lacks this type, because only Chromium has it.
type Saving = { connection?: { saveData?: boolean } }

/** Whether files may be fetched in advance: with a connection and without data saving. */
export const mayFetchAhead = (): boolean =>
  navigator.onLine && !(navigator as Saving).connection?.saveData
