export default function Away() {
  return <h1>away</h1>;
}
