import { Bookmark, ChefHat, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { Row, Section } from './section.tsx'

export function ActionsSection() {
  const [saved, setSaved] = useState(true)
  return (
    <Section title="Actions">
      <Row>
        <Button variant="primary" icon={<Icon of={ChefHat} />}>
          Cook With AI
        </Button>
        <Button>Explore</Button>
        <Button variant="quiet" icon={<Icon of={Plus} />}>
          Add a step
        </Button>
        <Button variant="danger" icon={<Icon of={Trash2} />}>
          Delete Recipe
        </Button>
      </Row>
      <Row>
        <Button variant="primary" loading>
          Publish Recipe
        </Button>
        <Button loading>Saving</Button>
        <Button variant="primary" disabled>
          Publish Recipe
        </Button>
        <Button disabled>Load More</Button>
      </Row>
      <Row>
        <Button variant="primary" size="lg">
          Start cooking
        </Button>
        <Button variant="outline" size="sm">
          Follow
        </Button>
        <Button variant="quiet" size="sm">
          Reset All
        </Button>
      </Row>
      <Row>
        <IconButton label="More" icon={Ellipsis} />
        <IconButton label="Add" icon={Plus} variant="outline" />
        <IconButton
          label={saved ? 'Remove from saved' : 'Save'}
          icon={Bookmark}
          variant="floating"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        />
        <IconButton label="Save" icon={Bookmark} variant="floating" loading />
        <IconButton label="Save" icon={Bookmark} size="sm" disabled />
      </Row>
    </Section>
  )
}
