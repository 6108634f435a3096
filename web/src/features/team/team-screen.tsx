import { paths } from '../../addresses/paths'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, foundationName, pageTitle, productName } from '../../ui/page-title'
import type { Point } from '../../ui/point-list'
import { TaggedText } from '../../ui/tagged-text'
import { teamTexts } from './texts'

const texts = teamTexts

export function TeamScreen() {
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={
          <TaggedText text={texts.lead({ product: productName, foundation: foundationName })} />
        }
        back={{ to: paths.home, label: texts.back }}
      />
      <div className="grid grid-cols-1 gap-6">
        <Card title={texts.mission}>
          <p className="max-w-text text-lg">{texts.missionText}</p>
        </Card>
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          <Card title={texts.leadership}>
            <h3 className="font-bold">{texts.leader.title}</h3>
            <p className="max-w-text text-soft">{texts.leader.duty}</p>
          </Card>
          <Card title={texts.board}>
            <dl className="grid gap-3">
              {Object.values(texts.members).map(({ title, duty }) => (
                <div key={title}>
                  <dt className="font-bold">{title}</dt>
                  <dd className="text-soft">{duty}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
        <Values />
        <Card title={texts.contact}>
          <address className="not-italic">
            <p>{foundationName}</p>
            <p className="wrap-anywhere">
              <a
                href={`mailto:${contactAddress}`}
                className="inline-flex min-h-12 items-center gap-2 font-semibold"
              >
                <Icon name="mail" size={20} />
                {contactAddress}
              </a>
            </p>
          </address>
        </Card>
      </div>
    </Main>
  )
}

function Values() {
  const values: readonly Point[] = [
    { icon: 'critical', ...texts.emergency },
    { icon: 'heart', ...texts.free },
    { icon: 'lock', ...texts.privacy },
  ]
  return (
    <section aria-labelledby="values" className="grid gap-6 py-4">
      <h2 id="values" className="text-lg">
        {texts.values}
      </h2>
      <ul className="grid gap-6 wide:grid-cols-3 wide:gap-8">
        {values.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <Icon name={icon} />
            <h3 className="text-lg">{title}</h3>
            <p className="max-w-text text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
