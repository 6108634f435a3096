import { useState } from 'react'
import { confirm } from '../../src/stores/confirm'
import { chooseTheme, useTheme } from '../../src/stores/theme'
import { showToast, showUndoToast } from '../../src/stores/toast'
import { Button } from '../../src/ui/button'
import { ButtonLink } from '../../src/ui/button-link'
import { Card } from '../../src/ui/card'
import { Dialog } from '../../src/ui/dialog'
import { Icon } from '../../src/ui/icon'
import { SegmentedControl } from '../../src/ui/segmented-control'
import { TextField } from '../../src/ui/text-field'

export function ActionsSection() {
  const [isOpen, setOpen] = useState(false)
  const theme = useTheme(state => state.theme)
  return (
    <Card title="Actions" lead="Buttons, dialogs, toasts">
      <div className="grid gap-4">
        <SegmentedControl
          label="Theme"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={chooseTheme}
        />
        <div className="flex flex-wrap gap-3">
          <Button tone="primary">Save</Button>
          <Button icon={<Icon name="plus" size={20} />}>Add Allergy</Button>
          <Button tone="bare">Bare</Button>
          <Button tone="danger" icon={<Icon name="trash" size={20} />}>
            Delete Account
          </Button>
          <Button tone="primary" busy busyLabel="Saving…">
            Save
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="/elsewhere">A link</ButtonLink>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() =>
              showToast({ title: 'Success', description: 'Allergy added successfully' })
            }
          >
            Toast
          </Button>
          <Button
            onClick={() =>
              showToast({ tone: 'danger', title: 'Error', description: 'Failed to load QR code' })
            }
          >
            Destructive toast
          </Button>
          <Button
            onClick={() =>
              showUndoToast('Success', 'Allergy deleted successfully', () =>
                showToast({ title: 'Restored', durationMs: 3000 }),
              )
            }
          >
            Undo toast
          </Button>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
          <Button
            onClick={() =>
              confirm({
                title: 'Delete Account',
                body: 'Your record, your codes and your files are gone at once. This cannot be undone.',
                confirmLabel: 'Delete Account',
              })
            }
          >
            Question
          </Button>
        </div>
        {isOpen && (
          <Dialog
            title="Add Allergy"
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Cancel</Button>
                <Button tone="primary" onClick={() => setOpen(false)}>
                  Add
                </Button>
              </>
            }
          >
            <div className="grid gap-4">
              <TextField label="Allergen" help="One a line: penicillin, latex, bee stings." />
              <TextField label="Reaction" />
            </div>
          </Dialog>
        )}
      </div>
    </Card>
  )
}
