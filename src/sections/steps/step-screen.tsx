import {type ReactNode, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import type {DataAttributes} from '#lib/data-attribute.ts'
import {chosenStep} from '#ui/state-attributes.ts'

interface StepContent {
  id: string
  title: string
  text: string
  /** Invites visitors to try the step. */
  invite?: ReactNode
  /** The step's video with its transcript, or choices to try out. */
  screen: ReactNode
}

interface StepScreenProps {
  head: ReactNode
  steps: readonly StepContent[]
  /** Attributes of the list of steps. */
  list: DataAttributes
  className?: string
}

/** Numbered steps that share one screen. Only the video of the selected step is visible, and so only it plays. */
export function StepScreen({head, steps, list, className}: StepScreenProps) {
  const [chosen, setChosen] = useState(steps[0]?.id)
  const screens = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    flushSync(() => setChosen(id))
    // On a phone the screen may be below the fold.
    screens.current?.scrollIntoView({block: 'nearest'})
  }
  return (
    <div className={className}>
      <div>
        {head}
        <ol {...list}>
          {steps.map(({id, title, text, invite}) => (
            <li key={id} {...chosenStep.of(id === chosen ? 'true' : 'false')}>
              <div>
                <h3>
                  <button
                    aria-current={id === chosen ? 'step' : undefined}
                    onClick={() => choose(id)}
                    type="button"
                  >
                    {title}
                  </button>
                </h3>
                <p>{text}</p>
                {invite ? (
                  <button data-invite="" onClick={() => choose(id)} type="button">
                    {invite}
                  </button>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div data-screens="" ref={screens}>
        {steps.map(({id, screen}) => (
          <div key={id} {...chosenStep.of(id === chosen ? 'true' : 'false')}>
            {screen}
          </div>
        ))}
      </div>
    </div>
  )
}
