/** A failure stops none of the other steps, and the first one is thrown at the end. */
export async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) await step().catch(error => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
