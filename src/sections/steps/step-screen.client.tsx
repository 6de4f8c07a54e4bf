'use client'

import {type ReactNode, useState} from 'react'
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
  className?: string
}

/** Numbered steps that share one screen. Only the video of the selected step is visible, and so only it plays. */
export function StepScreen({head, steps, className}: StepScreenProps) {
  const [chosen, setChosen] = useState(steps[0]?.id)
  return (
    <div className={className}>
      <div>
        {head}
        <ol>
          {steps.map(({id, title, text, invite}, index) => (
            <li key={id} {...chosenStep.of(id === chosen ? 'true' : 'false')}>
              <span aria-hidden="true" data-numeral="">
                {index + 1}
              </span>
              <h3>
                <button
                  aria-current={id === chosen ? 'step' : undefined}
                  onClick={() => setChosen(id)}
                  type="button"
                >
                  {title}
                </button>
              </h3>
              <p>{text}</p>
              {invite ? <p data-invite="">{invite}</p> : null}
            </li>
          ))}
        </ol>
      </div>
      <div data-screens="">
        {steps.map(({id, screen}) => (
          <div key={id} {...chosenStep.of(id === chosen ? 'true' : 'false')}>
            {screen}
          </div>
        ))}
      </div>
    </div>
  )
}
