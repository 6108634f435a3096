import { StartError } from '../src/start-error'

/** A StartError is for the operator, who needs the sentence; anything else is a bug. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
