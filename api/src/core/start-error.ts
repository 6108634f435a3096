/** The operator can fix this fault and sees only its message. */
export class StartError extends Error {
  override name = 'StartError'
}
