import { INVITATION_DAYS } from 'sync-protocol/family'
import { KEPT_DAYS } from 'sync-protocol/rest'
import { dashboardPath, paths } from '../../addresses/paths'
import { productName } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { TextLink } from '../../ui/text-link'
import { Chapter, InShort, LegalPage, Section } from './chapter'
import { legalTexts } from './texts'

/** The limits in days are the server's own. */
const FACTS = { product: productName, ...KEPT_DAYS, invitation: INVITATION_DAYS }

const TAGS = {
  profile: (words: string) => <TextLink to={dashboardPath('profile')}>{words}</TextLink>,
  summary: (words: string) => <TextLink to={paths.summary}>{words}</TextLink>,
  terms: (words: string) => <TextLink to={paths.terms}>{words}</TextLink>,
}

export function PrivacyScreen() {
  const { title, lead, inShort, phone, readers, cookies, download, deletion, agreement } =
    legalTexts.privacy
  return (
    <LegalPage title={title} lead={lead(FACTS)} changed="2026-11-27">
      <InShort points={inShort} facts={FACTS} />
      <Chapter texts={phone} facts={FACTS} />
      <KeptThings />
      {[readers, cookies, download, deletion, agreement].map(chapter => (
        <Chapter key={chapter.title} texts={chapter} facts={FACTS} tags={TAGS} />
      ))}
    </LegalPage>
  )
}

function KeptThings() {
  const { title, hash, things, howLong, daily } = legalTexts.privacy.kept
  return (
    <Section title={title}>
      <p>{hash}</p>
      <dl className="grid grid-cols-1 gap-4">
        {Object.values(things).map(({ what, how, until }) => (
          <div key={what} className="grid grid-cols-1 gap-1 border-t border-line pt-4">
            <dt className="font-bold">{what}</dt>
            <dd>{how}</dd>
            <dd className="text-soft">
              <TaggedText
                text={howLong({ until: typeof until === 'string' ? until : until(FACTS) })}
                tags={{ strong: words => <span className="font-semibold">{words}</span> }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p>{daily}</p>
    </Section>
  )
}
