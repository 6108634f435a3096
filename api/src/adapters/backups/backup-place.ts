export type BackupPlace = {
  /** The name appears when the content is whole and stored, and not before. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): AsyncIterable<Uint8Array>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** How an operator names the backup in a command. */
  addressOf(name: string): string
}
