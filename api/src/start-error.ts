/** The server cannot start, for a reason its operator can mend. The message is all that is printed. */
export class StartError extends Error {
  override name = 'StartError'
}
