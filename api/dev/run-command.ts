import { StartError } from '../src/core/start-error'

/** The operator needs only the message of a StartError. Any other error is a bug. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
