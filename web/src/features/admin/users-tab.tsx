import { type AdminUser, adminUserSchema } from 'sync-protocol/rest'
import { dayWords } from '../../ui/date-words'
import type { Column } from './data-table'
import { PagedCard } from './paged-card'

const COLUMNS: readonly Column<AdminUser>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Joined', cell: ({ createdAt }) => dayWords(createdAt) },
  { title: 'Role', cell: ({ role }) => role ?? 'user' },
  { title: 'Orders', isNumber: true, cell: ({ orders }) => orders },
]

export function UsersTab() {
  return (
    <PagedCard
      title="Users"
      path="/api/admin/users"
      row={adminUserSchema}
      columns={COLUMNS}
      rowKey={({ email }) => email}
      empty="Nobody has signed up yet."
    />
  )
}
