import type { Context } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { createScanLog, type ScanContent } from '../../records/scan-log'
import type { OpenCode } from './open-code'

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
    later(c: Context<AppEnv>, opened: OpenCode, said: Omit<ScanContent, 'level'> = {}): void {
      scanQueue.add(seal(c, opened, said))
    },

    /**
     * A healthcare view must not be shown unlogged. If the log cannot be written, the line is queued,
     * because a failing log must not keep a responder from the record.
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
        // The line is queued below, like one that failed alone.
      }
      c.set('failure', { name: 'scan_not_logged', place: '' })
      scanQueue.add(line)
    },
  }
}
