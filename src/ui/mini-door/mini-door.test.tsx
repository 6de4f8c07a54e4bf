import {renderToStaticMarkup} from 'react-dom/server'
import {MiniDoor} from './mini-door.tsx'

describe('MiniDoor', () => {
  it('is lit exactly when the service is open (DES-1)', () => {
    expect(renderToStaticMarkup(<MiniDoor door="gp" isOpen />)).not.toContain('var(--fan-dark)')
    expect(renderToStaticMarkup(<MiniDoor door="gp" isOpen={false} />)).toContain('var(--fan-dark)')
  })

  it('has the colour of its service', () => {
    expect(renderToStaticMarkup(<MiniDoor door="carer" isOpen />)).toContain('var(--door-carer)')
  })
})
