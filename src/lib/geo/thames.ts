import {distanceBetween, type Position} from './position.ts'

/** Points of the Thames' middle line from Hampton to Erith: latitude, longitude and half the width in metres. */
const middleLine = `
  51.4092 -0.3825 60, 51.4092 -0.3735 60, 51.4126 -0.3589 60, 51.4032 -0.3403 60,
  51.3923 -0.3268 60, 51.3939 -0.3173 60, 51.3978 -0.3122 60, 51.4027 -0.3088 60,
  51.4231 -0.3068 60, 51.428 -0.3133 60, 51.4324 -0.326 60, 51.4409 -0.3308 60,
  51.4456 -0.3246 60, 51.4462 -0.315 60, 51.4499 -0.3046 60, 51.4546 -0.3046 60,
  51.4632 -0.3183 60, 51.4688 -0.3214 60, 51.4867 -0.2908 60, 51.4852 -0.281 60,
  51.4733 -0.2697 70, 51.4709 -0.2618 70, 51.4744 -0.252 80, 51.4829 -0.2494 100,
  51.4867 -0.2454 100, 51.4892 -0.2398 110, 51.4893 -0.2333 90, 51.4865 -0.2284 100,
  51.4762 -0.2248 110, 51.4696 -0.2179 110, 51.465 -0.207 130, 51.464 -0.1938 110,
  51.4676 -0.183 110, 51.4776 -0.1772 130, 51.4807 -0.1727 130, 51.4841 -0.1499 110,
  51.4842 -0.136 120, 51.4862 -0.1297 120, 51.492 -0.124 130, 51.5065 -0.1193 150,
  51.509 -0.1142 150, 51.5095 -0.0975 130, 51.5021 -0.0597 160, 51.5081 -0.0441 160,
  51.5076 -0.0346 150, 51.5034 -0.0301 160, 51.4899 -0.0276 170, 51.4856 -0.0208 170,
  51.4844 -0.0151 180, 51.4858 -0.0062 180, 51.4884 -0.0019 190, 51.4922 -0.0008 180,
  51.501 -0.0047 180, 51.5053 -0.0012 190, 51.5063 0.0024 200, 51.4965 0.0237 270,
  51.4966 0.0619 240, 51.4984 0.075 260, 51.5093 0.0871 330, 51.5119 0.093 320,
  51.5123 0.1104 280, 51.516 0.1266 350, 51.5152 0.1338 360, 51.5099 0.1496 360,
  51.5082 0.1626 370, 51.505 0.171 380, 51.4997 0.1761 400, 51.4899 0.1789 420,
  51.4852 0.1842 420, 51.4852 0.2145 550`
  .split(',')
  .map((point) => point.trim().split(' ').map(Number))
  .map(([lat = 0, lng = 0, halfWidth = 0]) => ({lat, lng, halfWidth}))

/** The middle line leaves out bends of up to about 120 m. */
const toleranceMetres = 120

/** Tells whether a position lies in the Thames or less than about 100 m from it. */
export function isNearThames(position: Position): boolean {
  return middleLine.some((from, index) => {
    const to = middleLine[index + 1] ?? from
    const reach = Math.max(from.halfWidth, to.halfWidth) + toleranceMetres
    return distanceBetween(position, nearestOn(position, from, to)) < reach
  })
}

/** Nearest position on a straight line of a few kilometres; treats degrees as a plane. */
function nearestOn({lat, lng}: Position, from: Position, to: Position): Position {
  const stretch = Math.cos((lat * Math.PI) / 180) ** 2
  const north = to.lat - from.lat
  const east = to.lng - from.lng
  const length = north * north + east * east * stretch
  const along = (lat - from.lat) * north + (lng - from.lng) * east * stretch
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  return {lat: from.lat + north * share, lng: from.lng + east * share}
}
