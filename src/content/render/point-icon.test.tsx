import {renderToStaticMarkup} from 'react-dom/server'
import {PointIcon} from './point-icon.tsx'
import {pointIcons} from '#shared/point-icons.ts'

describe('PointIcon', () => {
  it('renders a distinct drawing for every name that an editor can choose', () => {
    const drawn = pointIcons.map(({value}) => renderToStaticMarkup(<PointIcon name={value} />))
    expect(new Set(drawn).size).toBe(pointIcons.length)
    expect(renderToStaticMarkup(<PointIcon name={undefined} />)).toBe('')
  })
})
