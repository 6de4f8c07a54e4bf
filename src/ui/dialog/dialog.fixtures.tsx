import type {ReactNode} from 'react'
import {CheckboxField, TextField} from '#ui/field/field.tsx'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import {DialogStage} from './dialog-stage.styles.ts'

interface RenderedProps {
  title: string
  intro?: string
  picture?: ReactNode
  children: ReactNode
}

function Rendered({title, intro, picture, children}: RenderedProps) {
  return (
    <DialogStage>
      <div data-dialog-panel="">
        {picture === undefined ? null : <div data-dialog-picture="">{picture}</div>}
        <div data-dialog-body="">
          <h2>{title}</h2>
          {intro === undefined ? null : <p>{intro}</p>}
          {children}
        </div>
        <button aria-label="Close" data-dialog-close="" type="button">
          <CloseGlyph />
        </button>
      </div>
    </DialogStage>
  )
}

const form = (
  <form>
    <div {...fieldRow.of('')}>
      <TextField id="first" label="First name" autoComplete="given-name" />
      <TextField id="last" label="Last name" autoComplete="family-name" />
    </div>
    <TextField id="email" label="Email" type="email" placeholder="you@example.com" />
    <CheckboxField id="news" label="Send me news about Lamplight" defaultChecked />
    <button type="submit">Register Interest</button>
  </form>
)

const door = <MiniDoor door="gp" state="lit" />

export const dialogFixtures = {
  form: (
    <Rendered
      title="Join the waiting list"
      intro="We’ll write when visits open near you. You can leave at any time."
      picture={door}
    >
      {form}
    </Rendered>
  ),
  survey: (
    <Rendered
      title="We’re not ringing doorbells just yet"
      intro="GP visits aren’t available to book today."
      picture={<MiniDoor door="nurse" state="dark" />}
    >
      <form>
        <RadioScale
          name="dialog"
          question="How likely are you to use this service?"
          lowest={1}
          highest={5}
          lowLabel="Unlikely"
          highLabel="Very likely"
          defaultValue={5}
        />
        <button type="submit">Done</button>
      </form>
    </Rendered>
  ),
  withoutPicture: (
    <Rendered title="We’re Almost Ready!">
      <form>
        <TextField id="almost" label="Email" type="email" error="Invalid email" />
        <button type="submit">Tell me when it’s ready</button>
      </form>
    </Rendered>
  ),
}
