import { useConnection } from '../../http/use-connection'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { useDeleteAccount } from './use-delete-account'

/** The server deletes, so these actions need a connection. */
export function DangerZone() {
  const connection = useConnection()
  const { askAndDelete, isDeleting } = useDeleteAccount()
  return (
    <Card
      title="Danger Zone"
      lead="Deletes your record, your codes and your files, here and on the server, at once. Cards you printed open nothing from then on."
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <NeedsConnection
          connection={connection}
          because="Deleting your account needs a connection."
        >
          <Button
            tone="danger"
            icon={<Icon name="trash" size={20} />}
            busy={isDeleting}
            busyLabel="Deleting…"
            onClick={askAndDelete}
          >
            Delete Account
          </Button>
        </NeedsConnection>
      </div>
    </Card>
  )
}
