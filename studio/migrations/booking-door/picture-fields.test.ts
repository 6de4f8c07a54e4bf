import {removePictures} from './picture-fields.ts'

describe('removePictures', () => {
  it('removes the pictures that a booking page has', () => {
    expect(removePictures({_type: 'bookingPage', heading: 'Soon', doctorPicture: {}})).toEqual({
      set: {},
      unset: ['doctorPicture'],
    })
  })

  it('leaves migrated pages and other documents alone', () => {
    expect(removePictures({_type: 'bookingPage', heading: 'Soon'})).toBeUndefined()
    expect(removePictures({_type: 'page', doctorPicture: {}})).toBeUndefined()
  })
})
