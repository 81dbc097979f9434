/** What is said in buildings.ts. */
export const words = {
  apartments: 'Apartments',
  church: 'Church',
  dockOrShipyard: 'Dock or shipyard',
  hospital: 'Hospital',
  house: 'House',
  militaryBaseOrArmory: 'Military base or armory',
  officeBuilding: 'Office building',
  policeStation: 'Police station',
  restaurant: 'Restaurant',
  retailBoxStore: 'Retail box store',
  retailStore: 'Retail store',
  school: 'School',
  supermarket: 'Supermarket',
  warehouse: 'Warehouse',
} as const;
