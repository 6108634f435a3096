// Not in TypeScript's library: only Chromium has it.
type Saving = { connection?: { saveData?: boolean } }

/** Whether what nobody has asked for yet may be fetched: with a connection, and where no data is to be saved. */
export const mayFetchAhead = (): boolean =>
  navigator.onLine && !(navigator as Saving).connection?.saveData
