/** What is said in fire-at-vehicle-form.tsx. */
export const words = {
  firesAtAVehicle: (name: string) => `${name} fires at a vehicle`,
  onlyALightMachineGun: 'Only a light machine gun hurts a vehicle.',
  noVehicleIsThere: 'No vehicle is there to fire at.',
  firesAtTheVehicleItself: (name: string) => `${name} fires at the vehicle itself`,
  fireShots: (shots: string | number) => `Fire ${shots} shots`,
  shots: 'Shots',
  aTotalOf10: 'A total of 10 goes through; those inside are not in cover.',
} as const;
