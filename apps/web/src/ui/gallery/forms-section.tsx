import { Field } from '../controls/field.tsx'
import { PasswordInput, Select, TextInput } from '../controls/inputs.tsx'
import { TextArea } from '../controls/text-area.tsx'
import { Section } from './section.tsx'

export function FormsSection() {
  return (
    <Section title="Forms">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Recipe title" hint="What you would call it at the table">
          <TextInput placeholder="Lemon and thyme chicken" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <TextInput type="email" defaultValue="nora@kitchen" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="beans-on-toast" autoComplete="current-password" />
        </Field>
        <Field label="Unit">
          <Select defaultValue="lbs">
            <option>lbs</option>
            <option>kg</option>
          </Select>
        </Field>
        <Field label="Username" hint="Cannot be changed">
          <TextInput readOnly value="nora.b" />
        </Field>
        <Field label="Location" optional>
          <TextInput disabled placeholder="Town or country" />
        </Field>
        <Field label="Description" className="md:col-span-2">
          <TextArea defaultValue="Two lines of headnote: where it comes from, and when to cook it." />
        </Field>
      </div>
    </Section>
  )
}
