import { useOnline } from '../../http/use-online'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { useDeleteAccount } from './use-delete-account'

/** What cannot be undone. It is the server that deletes, so it needs a connection. */
export function DangerZone() {
  const isOnline = useOnline()
  const { askAndDelete, isDeleting } = useDeleteAccount()
  return (
    <Card
      title="Danger Zone"
      lead="Deletes your record, your codes and your files, here and on the server, at once. Cards you printed open nothing from then on."
    >
      <Button
        tone="danger"
        icon={<Icon name="trash" size={20} />}
        busy={isDeleting}
        busyLabel="Deleting…"
        disabled={!isOnline}
        onClick={askAndDelete}
      >
        Delete Account
      </Button>
      {!isOnline && (
        <p className="mt-2 text-soft">You are offline. Deleting your account needs a connection.</p>
      )}
    </Card>
  )
}
