/** The server cannot start for a reason that its operator can fix. Only the message is printed. */
export class StartError extends Error {
  override name = 'StartError'
}
