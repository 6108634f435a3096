import type { Services } from '../../deps'
import { createCodePins, type PinTry } from '../../records/code-pins'
import type { OpenCode } from './open-code'
import { putPinEmail, queueMemberEmails } from './queue-view-email'

/**
 * One transaction counts a wrong PIN and queues the owner's e-mail. The promise resolves before the
 * e-mail is sent.
 */
export function tryPin(
  services: Services,
  { userId, codeId }: OpenCode,
  pin: string,
): Promise<PinTry | null> {
  const { keyring, outbox, now, responderDatabase } = services
  const pins = createCodePins(keyring)
  return new Promise((resolve, reject) => {
    const counted = outbox.sendAfter(async () => {
      const tried = await responderDatabase.transaction(userId, async tx => {
        const result = await pins.check(tx, userId, codeId, pin, now())
        if (result?.kind === 'wrong' && result.isNews)
          await putPinEmail(services, tx, { userId, codeId })
        return result
      })
      resolve(tried)
      if (tried?.kind === 'wrong' && tried.isNews) {
        await queueMemberEmails(services, responderDatabase, {
          kind: 'pin_tried',
          code: { userId, codeId },
        })
      }
    })
    counted.catch(reject)
  })
}
