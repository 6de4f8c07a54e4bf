import {Picture, type PictureContent} from '#content/render/picture.tsx'
import type {Services} from '#content/queries/get-form-text.ts'
import {DoorScene} from '#ui/scene/door/door-scene.tsx'
import {doorStateOf} from '#shared/service-status.ts'

interface ServiceDoorProps {
  service: Pick<Services[number], 'key' | 'status' | 'doorNumber' | 'picture'>
}

/** Shows the service's image, or its front door, lit by its status (G-7). */
export function ServiceDoor({service}: ServiceDoorProps) {
  const {key, status, doorNumber} = service
  const picture: PictureContent | null = service.picture
  if (picture?.image?.asset) return <Picture picture={picture} sizes="23rem" />
  return <DoorScene door={key} state={doorStateOf(status)} number={doorNumber} />
}
