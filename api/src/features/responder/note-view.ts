import type { Context } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { createScanLog, type ScanContent } from '../../records/scan-log'
import type { OpenCode } from './open-code'

/** The lines that views leave for the owner. */
export function createNotes({
  config,
  keyring,
  responderDatabase,
  scanQueue,
  newId,
  now,
}: Services) {
  const scans = createScanLog(keyring)
  const seal = (
    c: Context<AppEnv>,
    { userId, codeId, key, code }: OpenCode,
    said: Omit<ScanContent, 'level'> = {},
  ) =>
    scans.seal({
      userId,
      codeId,
      id: newId(),
      at: now(),
      key,
      network: clientAddress(c, config.proxyHops),
      content: { level: code.accessLevel, ...said },
    })
  return {
    /** Soon after the answer: it costs the reader nothing. */
    later(c: Context<AppEnv>, opened: OpenCode, said: Omit<ScanContent, 'level'> = {}): void {
      scanQueue.add(seal(c, opened, said))
    },

    /**
     * Before the answer: what is asked for by name is not shown before it is written down. Where the
     * log cannot be written it waits with the others; no log stands between a responder and the record.
     */
    async now(
      c: Context<AppEnv>,
      opened: OpenCode,
      said: Omit<ScanContent, 'level'>,
    ): Promise<void> {
      const line = seal(c, opened, said)
      try {
        const failed = await responderDatabase.anonymous(tx => scans.write(tx, [line]))
        if (failed.size === 0) return
      } catch {
        // Told below, like a line that failed by itself.
      }
      c.set('failure', { name: 'scan_not_logged', place: '' })
      scanQueue.add(line)
    },
  }
}
