import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { useSession } from '../../stores/session'
import { type CarriedRow, readRowsOf } from '../../sync/record/carried'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { paths } from '../paths'
import { contentWords } from './adoption-words'
import { findBeside } from './beside'
import { BringChoices } from './bring-choices'

/** The record that waits beside the account's, open for reading. */
export interface Beside {
  db: LifeTagDatabase
  rows: CarriedRow[]
}

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

/** Null where there is none. What was read stays on the screen after it was brought. */
function useBeside(): Beside | null | undefined {
  const session = useSession(state => state.session)
  const ownerId = session.status === 'signedIn' ? session.user.id : undefined
  const [beside, setBeside] = useState<Beside | null>()

  useEffect(() => {
    let isGone = false
    let db: LifeTagDatabase | undefined
    async function open(owner: string) {
      const id = await findBeside(owner)
      if (isGone) return
      if (!id) return setBeside(null)
      db = openDatabase(id)
      const rows = await readRowsOf(db)
      if (isGone) db.close()
      else setBeside({ db, rows })
    }
    if (ownerId) void open(ownerId)
    return () => {
      isGone = true
      db?.close()
    }
  }, [ownerId])

  return beside
}
