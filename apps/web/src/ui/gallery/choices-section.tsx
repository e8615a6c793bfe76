import { useState } from 'react'
import { Checkbox, Switch } from '../controls/checks.tsx'
import { Chip, ToggleChip } from '../controls/chip.tsx'
import { RadioGroup, SegmentedControl } from '../controls/choices.tsx'
import { Stepper } from '../controls/stepper.tsx'
import { TabLink, TabLinks, Tabs } from '../controls/tabs.tsx'
import { StarsInput } from '../recipe/stars.tsx'
import { Row, Section } from './section.tsx'

export function ChoicesSection() {
  const [tab, setTab] = useState('ingredients')
  const [mode, setMode] = useState('idea')
  const [level, setLevel] = useState('Beginner')
  const [rating, setRating] = useState(4)
  const [vegan, setVegan] = useState(true)
  return (
    <Section title="Choices">
      <Stepper
        label="Create a New Recipe"
        onSelect={() => undefined}
        steps={[
          { label: 'Media', state: 'done' },
          { label: 'Details', state: 'done' },
          { label: 'Ingredients', state: 'current' },
          { label: 'Instructions', state: 'available' },
          { label: 'Publish', state: 'disabled' },
        ]}
      />
      <Tabs
        label="Recipe"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'ingredients', label: 'Ingredients', count: 12 },
          { value: 'instructions', label: 'Instructions' },
          { value: 'nutrition', label: 'Nutrition' },
        ]}
      >
        <p>The {tab} of the recipe.</p>
      </Tabs>
      <TabLinks label="Settings">
        <TabLink to="/">Profile</TabLink>
        <TabLink to="/" search={{ tab: 'preferences' }}>
          Preferences
        </TabLink>
        <TabLink to="/" search={{ tab: 'account' }}>
          Account
        </TabLink>
      </TabLinks>
      <div className="grid gap-8 md:grid-cols-3">
        <div>
          <Checkbox label="Vegetarian" defaultChecked />
          <Checkbox label="Gluten-Free" hint="We leave out what we cannot tell" />
          <Checkbox label="Keto" disabled />
        </div>
        <div>
          <Switch label="Weekly Newsletter" hint="Every Sunday morning" defaultChecked />
          <Switch label="Special Offers" />
          <Switch label="New Follower" disabled />
        </div>
        <RadioGroup
          legend="Cooking skill"
          value={level}
          onChange={setLevel}
          options={[
            { value: 'Beginner', label: 'Beginner', hint: 'Every word explained' },
            { value: 'Intermediate', label: 'Intermediate' },
            { value: 'Expert', label: 'Expert', disabled: true },
          ]}
        />
      </div>
      <Row>
        <SegmentedControl
          legend="Mode"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'idea', label: 'Idea' },
            { value: 'ingredients', label: 'Ingredients' },
            { value: 'adapt', label: 'Adapt' },
          ]}
        />
        <StarsInput legend="Your rating" value={rating} onChange={setRating} />
      </Row>
      <Row>
        <Chip>Italian</Chip>
        <Chip onRemove={() => undefined}>No coriander</Chip>
        <ToggleChip pressed={vegan} onClick={() => setVegan(!vegan)}>
          Vegan
        </ToggleChip>
        <ToggleChip pressed={false}>Nut Allergy</ToggleChip>
        <ToggleChip pressed={false} disabled>
          Low-Sodium
        </ToggleChip>
      </Row>
    </Section>
  )
}
