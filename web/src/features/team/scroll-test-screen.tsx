import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { teamTexts } from './texts'

const texts = teamTexts.scrollTest

const SECTIONS = Array.from({ length: 40 }, (_, index) => index + 1)

/** A long page without links to it, for testing whether scrolling works on a device. */
export function ScrollTestScreen() {
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <div id="top">
        <PageHeader title={texts.title} lead={texts.lead} />
      </div>
      <ol className="grid gap-4">
        {SECTIONS.map(section => (
          <li key={section} className="rounded-ui border border-line bg-surface p-6">
            <h2 className="tabular text-lg">{texts.section({ number: String(section) })}</h2>
            <p className="text-soft">
              {section === SECTIONS.length
                ? texts.end
                : texts.more({ count: SECTIONS.length - section })}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a href="#top" className="inline-flex min-h-12 items-center font-semibold">
          {texts.toTop}
        </a>
      </p>
    </Main>
  )
}
