import type { Mail } from '../adapters/mail/mail'

/**
 * Deletes the e-mail files about an account or a record, after the commit that deleted it. One that cannot
 * be deleted now, or is being written, goes when it is old.
 */
export async function deleteKeptEmails({ mail }: { mail: Mail }, about: string): Promise<void> {
  await mail.deleteKept?.({ about }).catch(() => {})
}
