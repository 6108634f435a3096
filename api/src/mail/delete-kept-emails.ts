import type { Mail } from '../adapters/mail/mail'

/**
 * Deletes the e-mail files about an account or a record (its UUID), after the commit that deleted it. A file
 * that cannot be deleted now, or is being written, is deleted when it is old.
 */
export async function deleteKeptEmails({ mail }: { mail: Mail }, about: string): Promise<void> {
  await mail.deleteKept?.({ about }).catch(() => {})
}
