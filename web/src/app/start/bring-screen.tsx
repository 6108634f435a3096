import { Navigate } from 'react-router-dom'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { paths } from '../paths'
import { contentWords } from './adoption-words'
import { BringChoices } from './bring-choices'
import { useBeside } from './use-beside'

/** What becomes of a record that was begun here without an account, once somebody has signed in to one. */
export function BringScreen() {
  const beside = useBeside()
  if (beside === null) return <Navigate to={paths.dashboard} replace />
  return (
    <Main width="form">
      <title>{pageTitle('The record on this phone')}</title>
      <PageHeader
        title="The record on this phone"
        lead={
          beside &&
          `You started it here without an account. It holds: ${contentWords(beside.rows)}.`
        }
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      />
      {beside ? <BringChoices beside={beside} /> : <Skeleton block />}
    </Main>
  )
}
