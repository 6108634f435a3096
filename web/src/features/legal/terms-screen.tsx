import {
  BETA_FEEDBACK_DAYS,
  CUSTOM_MAX_CENTS,
  CUSTOM_MIN_CENTS,
  SHIPS_WITHIN_DAYS,
} from 'sync-protocol/commerce'
import { FILE_MAX_BYTES, RECORD_LIMITS } from 'sync-protocol/sync'
import { paths } from '../../addresses/paths'
import { decimalWords, usdWords } from '../../ui/date-words'
import { foundationName, productName } from '../../ui/page-title'
import { TextLink } from '../../ui/text-link'
import { Chapter, InShort, LegalPage } from './chapter'
import { legalTexts } from './texts'

const MEGABYTE = 1024 * 1024

const facts = () => ({
  product: productName,
  foundation: foundationName,
  entries: decimalWords(RECORD_LIMITS.rows, 0),
  recordMb: decimalWords(RECORD_LIMITS.bytes / MEGABYTE, 0),
  fileMb: decimalWords(FILE_MAX_BYTES / MEGABYTE, 0),
  least: usdWords(CUSTOM_MIN_CENTS),
  most: usdWords(CUSTOM_MAX_CENTS),
  leastDays: SHIPS_WITHIN_DAYS.least,
  mostDays: SHIPS_WITHIN_DAYS.most,
  feedbackDays: BETA_FEEDBACK_DAYS,
})

const TAGS = {
  donations: (words: string) => <TextLink to={paths.donations}>{words}</TextLink>,
  privacy: (words: string) => <TextLink to={paths.privacy}>{words}</TextLink>,
  licences: (words: string) => (
    <a href="/third-party-licenses.txt" className="font-semibold text-ink">
      {words}
    </a>
  ),
}

export function TermsScreen() {
  const { title, lead, inShort, service, asked, notPromised, limits, money, end } = legalTexts.terms
  const shown = facts()
  return (
    <LegalPage title={title} lead={lead(shown)} changed="2026-11-27">
      <InShort points={inShort} facts={shown} />
      {[service, asked, notPromised, limits, money, end].map(chapter => (
        <Chapter key={chapter.title} texts={chapter} facts={shown} tags={TAGS} />
      ))}
    </LegalPage>
  )
}
