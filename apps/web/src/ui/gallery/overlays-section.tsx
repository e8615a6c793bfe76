import { Ellipsis, LogOut, Moon, Pencil, Settings, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { TextInput } from '../controls/inputs.tsx'
import { useConfirm } from '../overlays/confirm-dialog.tsx'
import { Dialog, Sheet } from '../overlays/dialog.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from '../overlays/menu.tsx'
import { toast } from '../overlays/toast.ts'
import { Row, Section } from './section.tsx'

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'left' | 'right' | 'bottom'>()
  const [vegan, setVegan] = useState(true)
  const [confirm, confirmDialog] = useConfirm()
  const close = () => setOpen(undefined)

  async function handleDelete() {
    const yes = await confirm({
      title: 'Delete this recipe?',
      body: 'Its comments, likes and photos go with it. This cannot be undone.',
      confirmLabel: 'Delete Recipe',
      danger: true,
    })
    if (yes) toast.success('Recipe deleted successfully!')
  }

  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('left')}>Left sheet</Button>
        <Button onClick={() => setOpen('right')}>Right sheet</Button>
        <Button onClick={() => setOpen('bottom')}>Bottom sheet</Button>
        <Button onClick={handleDelete}>Ask</Button>
        <Menu align="start" trigger={(props) => <Button {...props}>Profile menu</Button>}>
          <MenuItem icon={User}>View Public Profile</MenuItem>
          <MenuItem icon={Settings}>Settings</MenuItem>
          <MenuItem icon={Moon}>Appearance</MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut}>Logout</MenuItem>
        </Menu>
        <Menu trigger={(props) => <IconButton {...props} label="More" icon={Ellipsis} />}>
          <MenuLabel>Restrictions</MenuLabel>
          <MenuCheckItem checked={vegan} onCheckedChange={setVegan}>
            Vegan
          </MenuCheckItem>
          <MenuCheckItem checked={false} onCheckedChange={() => undefined}>
            Nut Allergy
          </MenuCheckItem>
          <MenuSeparator />
          <MenuItem icon={Pencil}>Edit</MenuItem>
          <MenuItem icon={Trash2} danger>
            Delete Recipe
          </MenuItem>
        </Menu>
      </Row>
      <Row>
        <Button onClick={() => toast.success('Recipe saved!')}>Success toast</Button>
        <Button onClick={() => toast.error('Failed to save recipe. Please try again.')}>
          Error toast
        </Button>
        <Button
          onClick={() =>
            toast.message('Removed from your saved recipes', {
              action: { label: 'Undo', onPress: () => toast.message('Put back') },
            })
          }
        >
          Toast with undo
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Update email"
        description="We send a link to the new address."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => toast.error('Invalid email address')}>
              Update
            </Button>
          </>
        }
      >
        <Field label="Email">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </Dialog>
      <Sheet open={open === 'left'} onClose={close} side="left" title="Potluck">
        <p>Navigation</p>
      </Sheet>
      <Sheet open={open === 'right'} onClose={close} side="right" title="History">
        <p>Past chats</p>
      </Sheet>
      <Sheet open={open === 'bottom'} onClose={close} side="bottom" title="Filters">
        <p>Cuisine, time, difficulty</p>
      </Sheet>
      {confirmDialog}
    </Section>
  )
}
