import { isolated } from 'sync-protocol/card'
import type { Skipped } from 'sync-protocol/ips'
import { clinicImportTexts } from '../texts-import'

const texts = clinicImportTexts.leftOut

const SHOWN = 200

export function LeftOut({ skipped }: { skipped: readonly Skipped[] }) {
  if (skipped.length === 0) return null
  return (
    <details className="rounded-ui border border-line bg-surface p-4">
      <summary className="min-h-8 cursor-pointer font-semibold">
        {texts.title({ count: skipped.length })}
      </summary>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {skipped.slice(0, SHOWN).map(({ what, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same text, and their order stays
          <li key={at} className="wrap-anywhere">
            {texts.reason({ what: isolated(what), why: texts.reasons[why] })}
          </li>
        ))}
        {skipped.length > SHOWN && <li>{texts.more({ count: skipped.length - SHOWN })}</li>}
      </ul>
    </details>
  )
}
