import type { Locale } from 'sync-protocol/card'
import { emergencyCallWords } from 'sync-protocol/responder'

/** Whom to call: the person's own country's number in large, and what to call elsewhere. */
export function EmergencyLines({
  country,
  locale,
}: {
  country: string | undefined
  locale: Locale
}) {
  const [own, elsewhere] = emergencyCallWords(country, locale)
  return (
    <>
      <p className="wallet-emergency">{own}</p>
      {elsewhere && <p>{elsewhere}</p>}
    </>
  )
}
