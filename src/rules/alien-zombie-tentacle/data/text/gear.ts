/** What is said in gear.ts. */
export const words = {
  tireIron: 'Tire iron',
  laptop: 'Laptop',
  shotgun: 'Shotgun',
  rifle: 'Rifle',
  pistol: 'Pistol',
  stunGun: 'Stun gun',
  chainsaw: 'Chainsaw',
  tinFoilHat: 'Tin foil hat',
  extraAmmo: 'Extra ammo',
  alienGizmo: 'Alien gizmo',
  coffeePlus: 'Coffee plus',
} as const;
