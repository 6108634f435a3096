/** A fault that the operator can fix. Only the message is printed. */
export class StartError extends Error {
  override name = 'StartError'
}
