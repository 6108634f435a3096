import { Button } from '../../src/ui/button'
import { Card } from '../../src/ui/card'
import { EmptyState } from '../../src/ui/empty-state'
import { Icon } from '../../src/ui/icon'
import { List } from '../../src/ui/list'
import { ListRow } from '../../src/ui/list-row'
import { Notice } from '../../src/ui/notice'
import { Skeleton } from '../../src/ui/skeleton'
import { Spinner } from '../../src/ui/spinner'
import { StatusPill } from '../../src/ui/status-pill'

const add = <Button icon={<Icon name="plus" size={20} />}>Add Allergy</Button>
const nothing = () => undefined

export function ContentSection() {
  return (
    <>
      <div className="grid gap-3">
        <Notice tone="info" title="Saved on this phone">
          Will be sent when you are online.
        </Notice>
        <Notice
          tone="warn"
          title="Sign in so that your changes can be sent"
          action={<Button>Sign in</Button>}
        >
          Your record stays on this phone, and you can go on editing it.
        </Notice>
        <Notice tone="danger" title="Not saved">
          The server refused this change.
        </Notice>
        <Notice tone="ok">Everything is sent.</Notice>
      </div>
      <div className="grid gap-6 wide:grid-cols-2">
        <Card title="Allergies" action={add}>
          <List label="Allergies">
            <ListRow
              title="Penicillin"
              detail="Anaphylaxis"
              mark={<StatusPill tone="danger">Severe</StatusPill>}
              onEdit={nothing}
              onDelete={nothing}
            />
            <ListRow
              title="Pfeilwurzelmehlallergieunverträglichkeit"
              detail="Rash, 2 to 3 days"
              mark={<StatusPill tone="warn">Moderate</StatusPill>}
              onDelete={nothing}
            />
            <ListRow
              title="Pollen"
              mark={<StatusPill tone="info">Mild</StatusPill>}
              onDelete={nothing}
            />
            <ListRow title="Sent" mark={<StatusPill tone="ok">Delivered</StatusPill>} />
          </List>
        </Card>
        <Card title="Emergency Contacts">
          <EmptyState icon="people" action={<Button>Add Contact</Button>}>
            No emergency contacts added yet.
          </EmptyState>
        </Card>
        <Card title="Loading">
          <div className="grid gap-4">
            <Skeleton />
            <Skeleton block />
            <Spinner label="Loading" />
          </div>
        </Card>
      </div>
    </>
  )
}
