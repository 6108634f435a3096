import { codeOrigin } from '../../addresses/code-origin'
import { paths } from '../../addresses/paths'
import { TextLink } from '../../ui/text-link'
import { Chapter, LegalPage, Section } from './chapter'
import { legalTexts } from './texts'

const texts = legalTexts.developers

const TAGS = {
  code: (words: string) => <code dir="ltr">{words}</code>,
  openapi: (words: string) => (
    <a href="/api/openapi.json" className="font-semibold text-ink">
      {words}
    </a>
  ),
  start: (words: string) => <TextLink to={paths.start}>{words}</TextLink>,
}

export function DevelopersScreen() {
  return (
    <LegalPage title={texts.title} lead={texts.lead} changed="2026-11-27">
      <Section title={texts.ways.title}>
        <dl className="grid grid-cols-1 gap-4">
          {waysOf(`${codeOrigin()}/e/TOKEN`).map(({ what, how, curl }) => (
            <div key={what} className="grid grid-cols-1 gap-1">
              <dt className="font-bold">{what}</dt>
              <dd>{how}</dd>
              <dd>
                <code dir="ltr" className="wrap-anywhere">
                  {curl}
                </code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Chapter texts={texts.expect} facts={{}} tags={TAGS} />
      <Chapter texts={texts.offline} facts={{ folder: 'sync-protocol/decoder' }} tags={TAGS} />
      <Chapter texts={texts.test} facts={{}} tags={TAGS} />
    </LegalPage>
  )
}

const waysOf = (link: string) => [
  { ...texts.ways.fhir, curl: `curl -H 'Accept: application/fhir+json' ${link}` },
  { ...texts.ways.text, curl: `curl -H 'Accept: text/plain' ${link}` },
  { ...texts.ways.address, curl: `curl '${link}?_format=json'` },
]
