import { paths } from '../../addresses/paths'
import { ShowCode } from '../../features/dashboard/show-code'
import { useShownProfile, whoseRecord } from '../../people/profiles'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { dashboardFrameTexts } from './texts'

const texts = dashboardFrameTexts.code

/** The worker answers `/code` when the app starts there. The app shows the same, and also what to do without a code. */
export function CodeScreen() {
  const { whose, name } = whoseRecord(useShownProfile())
  const title = whose === 'other' ? texts.other({ name }) : texts[whose]
  return (
    <Main width="form">
      {/* Browsers keep titles in their history, so this one has no name. */}
      <title>{pageTitle(texts[whose === 'own' ? 'own' : 'unnamed'])}</title>
      <PageHeader title={title} back={{ to: paths.home, label: texts.home }} />
      <ShowCode />
    </Main>
  )
}
