import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'

const SECTIONS = Array.from({ length: 40 }, (_, index) => index + 1)

/** A long page without links to it, for testing whether scrolling works on a device. */
export function ScrollTestScreen() {
  return (
    <Main>
      <title>{pageTitle('Scroll Test')}</title>
      <div id="top">
        <PageHeader
          title="Scroll Test"
          lead="Forty sections. The last one says that it is the last."
        />
      </div>
      <ol className="grid gap-4">
        {SECTIONS.map(section => (
          <li key={section} className="rounded-ui border border-line bg-surface p-6">
            <h2 className="tabular text-lg">Section {section}</h2>
            <p className="text-soft">
              {section === SECTIONS.length
                ? 'This is the end of the page.'
                : `${SECTIONS.length - section} more below.`}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a href="#top" className="inline-flex min-h-12 items-center font-semibold">
          Back to the top
        </a>
      </p>
    </Main>
  )
}
